export const boards = ["hire", "onboard", "retire", "progress"] as const;
export type Board = (typeof boards)[number];

export const lifecyclePlaces = {
  mine: "/app/my-data/lifecycle/my-journeys",
  board: (board: Board) => `/app/company/lifecycle/${board}`,
  templates: "/app/company/lifecycle/templates",
  insights: "/app/company/lifecycle/insights",
  alumni: "/app/company/lifecycle/alumni",
  /** A journey is begun here. */
  start: "/app/company/lifecycle/start",
  managers: "/managers/lifecycle/hire",
  /** What a joiner is sent a link to. */
  welcome: "/lifecycle/welcome",
  export: "/app/lifecycle/export",
  journey: (journeyId: string) => `/app/lifecycle/journey/${journeyId}`,
} as const;

/** Which board an address shows. */
export function boardOfPath(url: string): Board {
  const { pathname } = new URL(url);
  return boards.find((board) => pathname.startsWith(`/app/company/lifecycle/${board}`)) ?? "progress";
}
