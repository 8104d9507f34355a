import type { Piece } from "#app/platform/rendering/draw-page.ts";

const begins = '<link rel="modulepreload" ';
/** All of them, one right behind the other, from where they begin. */
const run = /(?:<link rel="modulepreload" href="\/assets\/[^"]+\.js"\/>)+/y;

/**
 * The files that bring a page to life wait until all of it is read, which is once its styles are there and it can be seen:
 * two dozen asked for at once would hold up its styles and its first look. The page names them in few words, of which a script
 * makes the links at their place; where no script runs, none of them is needed.
 */
export function waitingForPage(piece: Piece, nonce: string): Piece {
  if (typeof piece !== "string") return piece;
  const start = piece.indexOf(begins);
  run.lastIndex = Math.max(start, 0);
  const [found] = run.exec(piece) ?? [];
  return found ? `${piece.slice(0, start)}${namingAll(found, nonce)}${piece.slice(start + found.length)}` : piece;
}

function namingAll(found: string, nonce: string): string {
  // Twice where Remix names one twice: React looks for as many links.
  const names = Array.from(found.matchAll(/assets\/([^"]+)\.js/g), ([, name]) => name).join(" ");
  const link = `'<link rel="modulepreload" media="not all" href="/assets/$1.js">'`;
  return `<script nonce="${nonce}">document.currentScript.outerHTML="${names}".replace(/(\\S+) ?/g,${link})</script>`;
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
