import type { Expectation, Row } from "./row.ts";

/** Lists that are read by scope, all of which their changes tell of: whoever may read one of them is answered. */
const ofAnyScope = ["/api/v1/journeys"];
const leads = ["manager", "manager of managers"];

const followed = [
  ...["org-units", "holidays", "teams", "people-tags", "cohorts", "tags", "metrics", "goal-templates"],
  ...["feedback", "feedback-requests", "competencies", "one-on-one-series", "one-on-ones", "review-cycles", "reviews"],
  ...["shift-events", "points", "points-rules", "disciplinary/notes", "journeys"],
].map((name) => `/api/v1/${name}`);

/** Who may read a list may follow it, and nobody else. */
export function followedRows(rows: readonly Row[]): Row[] {
  return followed.map((path) => {
    const list = rows.find((row) => row.path === path);
    if (!list?.read) throw new Error(`${path} has no row.`);
    const read: Expectation = (actor) =>
      ofAnyScope.includes(path) && leads.includes(actor) ? "DONE" : list.read!(actor, "own");
    return { path: `${path}/changes`, read };
  });
}
