import type { Request, Response } from "express";
import { directionOf, type Language } from "#app/platform/i18n/languages.ts";
import { secondsToWait, unavailable } from "./database-away.server.ts";
import { languageOfRequest } from "./language-of-request.server.ts";
import { sendProblem } from "./problem.server.ts";
import { wordsOf } from "./words-of-refusal.server.ts";

/** Answers that the server cannot do it at the moment. A browser's page tries again by itself; a program is told when it may. */
export function tellToComeBack(request: Request, response: Response): void {
  response.setHeader("Retry-After", secondsToWait);
  response.vary("Accept");
  const language = languageOfRequest(request);
  if (request.accepts(["json", "html"]) !== "html") return sendProblem(response, unavailable(), language);
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Security-Policy", "default-src 'none'; style-src-attr 'unsafe-inline'");
  response.status(503).type("text/html").send(pageIn(language));
}

const look =
  "display:grid;place-items:center;min-height:90vh;padding:0 16px;text-align:center;font:16px/1.5 system-ui,sans-serif";

/** Without a script, a style sheet or a picture, which would have to be fetched from the same busy server. */
function pageIn(language: Language): string {
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">`,
    `<meta http-equiv="refresh" content="${secondsToWait}"><title>Cairn</title></head>`,
    `<body style="${look}"><p>${wordsOf("platform.unavailable-page", {}, language)}</p></body></html>`,
  ].join("");
}
