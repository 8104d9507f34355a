import { displayModes, type GoalTemplate } from "./template.ts";

/** How much the forms of goals ask at once, least first; the rest stands folded below. */
export const formModes = displayModes.filter((mode) => mode !== "DISABLED");
export type FormMode = (typeof formModes)[number];

/** The least mode in which a field is asked at once. What is not named here is asked by none but the last. */
const askedFrom: Readonly<Record<string, FormMode>> = {
  title: "SIMPLE",
  timeFrame: "SIMPLE",
  dueDate: "SIMPLE",
  ownerIds: "SIMPLE",
  measureType: "SIMPLE",
  currency: "SIMPLE",
  target: "SIMPLE",
  description: "COMPACT",
  level: "COMPACT",
  parentId: "COMPACT",
  start: "COMPACT",
  startDate: "COMPACT",
  reason: "COMPACT",
};

/** Whether a form of this mode asks for a field at once; `name` may be that of a part, `keyResults[0].start`. */
export function isAsked(mode: FormMode, name: string): boolean {
  const field = name.slice(name.lastIndexOf(".") + 1);
  return formModes.indexOf(askedFrom[field] ?? "DETAILED") <= formModes.indexOf(mode);
}

/** What forms take of the template of who fills them in. Who keeps goals that are not in use has the shortest ones. */
export type FormSettings = {
  mode: FormMode;
  /** Whether importance is asked for where nothing has one yet. */
  importance: boolean;
  keyResultProgress: GoalTemplate["configData"]["DEFAULT_KR_PROGRESS"];
  objectiveProgress: GoalTemplate["configData"]["DEFAULT_OBJECTIVE_PROGRESS"];
};

export function formSettings({ configData }: GoalTemplate): FormSettings {
  const { OBJECTIVE_TYPE, ENABLE_IMPORTANCE_IN_GOALS, DEFAULT_KR_PROGRESS, DEFAULT_OBJECTIVE_PROGRESS } = configData;
  return {
    mode: OBJECTIVE_TYPE === "DISABLED" ? "SIMPLE" : OBJECTIVE_TYPE,
    importance: ENABLE_IMPORTANCE_IN_GOALS,
    keyResultProgress: DEFAULT_KR_PROGRESS,
    objectiveProgress: DEFAULT_OBJECTIVE_PROGRESS,
  };
}
