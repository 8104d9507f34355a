/** Columns of a table of goals that are left out until somebody asks for them. */
export const initiallyHidden: readonly string[] = ["check-in", "department", "teams"];

/** How the browser remembers which columns a list of goals has, by the list's key. */
export const goalColumnsOf = (key: string) => `goals.${key}`;
