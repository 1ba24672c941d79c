// Counts the requests that a page's workers have yet to answer.
(() => {
  /** Unanswered requests of each worker: their verbs by their ids. */
  const asked = new Map();
  /** Returns the verbs of all of them. */
  globalThis.unanswered = () => [...asked.values()].flatMap((requests) => [...requests.values()]);

  const { postMessage, terminate } = Worker.prototype;
  Worker.prototype.postMessage = function (data, ...rest) {
    const { id, request } = String(data).startsWith('{"id"') ? JSON.parse(data) : {};
    if (request && !asked.has(this)) {
      asked.set(this, new Map());
      const number = /^{"id":(\d+)/;
      this.addEventListener("message", ({ data }) => asked.get(this)?.delete(Number(number.exec(data)?.[1])));
    }
    if (request) asked.get(this).set(id, request.do);
    return postMessage.call(this, data, ...rest);
  };
  Worker.prototype.terminate = function () {
    asked.delete(this);
    return terminate.call(this);
  };
})();
