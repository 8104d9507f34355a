import { useEffect } from "react";

/** Browser tabs, bookmarks and the history say what the heading of the page says. */
export function usePageTitle(): void {
  useEffect(() => {
    const heading = document.querySelector("#main h1")?.textContent;
    if (heading) document.title = `${heading} · Cairn`;
  });
}
