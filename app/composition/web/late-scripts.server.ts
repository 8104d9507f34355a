import type { Piece } from "#app/platform/rendering/draw-page.ts";

const named = '<link rel="modulepreload" ';
const waiting = `${named}media="not all" `;

/**
 * The files that bring a page to life wait until all of it is read, which is once its styles are there and it can be seen:
 * two dozen asked for at once would hold up its styles and its first look. Where the script below does not run, whatever the
 * page stands on is still fetched, one file after another.
 */
export function waitingForPage(piece: Piece): Piece {
  return typeof piece === "string" ? piece.replaceAll(named, waiting) : piece;
}

const begin = [
  `addEventListener("DOMContentLoaded",()=>{`,
  `for(const link of document.querySelectorAll('link[rel=modulepreload][media]'))link.removeAttribute("media")`,
  `},{once:true})`,
].join("");

/** The script of the page's routes, which also has the files begin that wait; none where there is none. */
export function withLateScripts(routes: string): string {
  return routes === "" ? "" : `${routes};${begin}`;
}
