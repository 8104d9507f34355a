import type { Piece } from "#app/platform/rendering/draw-page.ts";

const before = '<link rel="modulepreload" href="/assets/';
const behind = '.js"/>';

/**
 * The files that bring a page to life wait until all of it is read, which is once its styles are there and it can be seen:
 * two dozen asked for at once would hold up its styles and its first look. The page names them in few words, of which a script
 * makes the links at their place; where no script runs, none of them is needed.
 */
export function waitingForPage(piece: Piece, nonce: string): Piece {
  if (typeof piece !== "string") return piece;
  const [start, names] = [piece.indexOf(before), [] as string[]];
  let end = start;
  while (end >= 0 && piece.startsWith(before, end)) {
    const close = piece.indexOf(behind, end);
    names.push(piece.slice(end + before.length, close));
    end = close + behind.length;
  }
  return names.length > 0 ? `${piece.slice(0, start)}${namingAll(names, nonce)}${piece.slice(end)}` : piece;
}

function namingAll(names: readonly string[], nonce: string): string {
  const link = `'<link rel="modulepreload" media="not all" href="/assets/$1.js">'`;
  return `<script nonce="${nonce}">document.currentScript.outerHTML="${names.join(" ")}".replace(/(\\S+) ?/g,${link})</script>`;
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
