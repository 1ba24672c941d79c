// Offers a text as a file download.

export function download(name: string, text: string) {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
