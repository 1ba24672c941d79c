// Learning page of a game: rules summary, lessons, exercises and progress.

import { html, nothing } from "lit-html";
import catalogue from "nanafuda:catalogue";

import { gameName, t } from "../../i18n/messages.ts";
import { picture } from "../../ui/controls.ts";
import { showRules } from "../../ui/dialogs.ts";
import * as learned from "../../storage/learning-progress.ts";
import { head } from "../../ui/views.ts";
import type { Learned } from "../../storage/learning-progress.ts";
import type { Page, Route } from "../../base/page.ts";

/** @param game null: all games */
export function learnPage(game: Protocol.GameEntry | null, page: Page): Route {
  if (!game) return { draw: listView };
  return {
    game,
    begin: () => learned.offer(game.id),
    draw: () => gameView(game, page),
  };
}

/** List of all games. */
function listView() {
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head("", t("learn-heading"), t("learn-lead"))}
      <ul class="panel learn-list learn-tiles" role="list">
        ${catalogue.games.map(
          (game) => html`<li data-game=${game.id}><a class="learn-item" href="#learn=${game.id}">
            ${picture(game.id, "learn")}
            <span><b>${gameName(game.id)}</b> <span class="help">${progressOf(game)}</span></span></a></li>`,
        )}
      </ul>
      <div class="row"><a class="button on-cloth" href="#">${t("back")}</a></div>
    </div>
  </main>`;
}

function progressOf({ id, lessons, exercises }: Protocol.GameEntry) {
  const known = learned.of(id);
  const done = lessons.filter((lesson) => known.lessons[lesson.id]?.done).length;
  const parts = [
    lessons.length && t("learn-lessons-done", { done, of: lessons.length }),
    exercises.length && t("learn-exercises-solved", { solved: solvedOf(known, exercises), of: exercises.length }),
  ];
  return parts.filter(Boolean).join(t("table-comma")) || t("table-card");
}

const solvedOf = (known: Learned, exercises: string[]) =>
  exercises.filter((id) => known.exercises[id] === "solved").length;

function gameView(game: Protocol.GameEntry, page: Page) {
  const { id, lessons, exercises } = game;
  const known = learned.of(id);
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head(id, t("learn-game"))}
      <div class="panel learn">
        ${lessons.length ? lessonsOf(lessons, known) : nothing}
        <button type="button" class="button learn-rules" @click=${() => showRules(id)}>${t("table-card")}</button>
        ${exercises.length ? exercisesOf(exercises, known) : nothing}
        <h2>${t("learn-play")}</h2>
        <p class="help">${t("coaching-help")}</p>
        <div class="row">
          <a class="button" href="#new=${id}" @click=${() => learned.setCoach(id, true)}>${t("coaching-begin")}</a>
          <button type="button" class="button" @click=${() => page.go("learn")}>${t("learn-all")}</button>
        </div>
      </div>
    </div>
  </main>`;
}

function lessonsOf(lessons: Protocol.GameEntry["lessons"], known: Learned) {
  const state = ({ id, steps }: Protocol.GameEntry["lessons"][number]) => {
    const { step, done } = known.lessons[id] ?? { step: 0, done: false };
    if (step > 0 && step < steps) return t("learn-lesson-on");
    return done ? t("learn-lesson-done") : t("learn-lesson-new");
  };
  const next = lessons.find(({ id }) => !known.lessons[id]?.done);
  const begun = next && known.lessons[next.id]?.step ? "on" : next === lessons[0] ? "first" : "next";
  return html`<h2>${t("learn-lessons")}</h2>
    ${next ? html`<div class="row"><a class="button primary" href="#lesson=${next.id}">${t("learn-lesson-begin", { begun })}</a></div>` : nothing}
    <ol class="learn-list" role="list">${lessons.map(
      (lesson) => html`<li><a class="learn-item" href="#lesson=${lesson.id}">
        <span class="learn-sign" aria-hidden="true">${known.lessons[lesson.id]?.done ? "✓" : "▸"}</span>
        <span><b>${t(`${lesson.id}-title`)}</b> <span>${t(`${lesson.id}-about`)}</span>
          <span class="help">${state(lesson)}</span></span></a></li>`,
    )}</ol>`;
}

/** Sign of each state; shape distinguishes them, not colour alone. */
const SIGNS = { new: "", tried: "…", solved: "✓" };

function exercisesOf(exercises: string[], known: Learned) {
  const next = exercises.find((id) => known.exercises[id] !== "solved");
  return html`<h2 id="learn-exercises">${t("learn-exercises")}</h2>
    <p class="help">${t("learn-exercises-solved", { solved: solvedOf(known, exercises), of: exercises.length })}</p>
    <ol class="learn-numbers" role="list" aria-labelledby="learn-exercises">${exercises.map((id, i) => {
      const state = known.exercises[id] ?? "new";
      const named = (state: keyof typeof SIGNS) => t("exercise-which", { n: i + 1, title: t(`${id}-title`), state });
      return html`<li><a class="button" href="#exercise=${id}" data-state=${state} aria-label=${named(state)}
        ><span>${named("new")}</span><span aria-hidden="true">${SIGNS[state]}</span></a></li>`;
    })}</ol>
    ${
      next
        ? html`<div class="row"><a class="button" href="#exercise=${next}">${t("exercise-go-on", {
            tried: Object.keys(known.exercises).length,
          })}</a></div>`
        : nothing
    }`;
}
