/** Verbs of acts that are told by the word of another. */
const sameVerb: Readonly<Record<string, string>> = {
  request: "ask",
  bring: "restore",
  put: "change",
  shape: "change",
  created: "create",
  added: "add",
  edited: "edit",
  archived: "archive",
  brought: "restore",
  make: "create",
  follow: "feed",
  read: "upload",
  turn: "switch",
};

/** Kinds of records that people call by the word of another. */
const sameKind: Readonly<Record<string, string>> = {
  GoalComment: "Comment",
  InitiativeComment: "Comment",
  MetricComment: "Comment",
  CompetencyComment: "Comment",
  Organization: "Company",
  ViewedPerson: "Employee",
  FeedbackAsk: "FeedbackRequest",
};

export const verbNamed = (word: string) => sameVerb[word] ?? word;
export const kindNamed = (kind: string) => sameKind[kind] ?? kind;

/** The words of a key; null where there are none. */
type Known = (key: string) => string | null;

/** What was done, in words; a code that has none yet stands as it is. */
export const actionIn = (action: string, known: Known) =>
  known(`audit.whole.${action}`) ?? verbIn(action, known) ?? action;

/** To which kind of record. */
export const kindIn = (kind: string, known: Known) => known(`audit.kind.${kindNamed(kind)}`) ?? kind;

/** `goals.create-key-result` says that something was created, `reviews.template-archive` that it was archived. */
function verbIn(action: string, known: Known): string | null {
  const parts = action.slice(action.indexOf(".") + 1).split("-");
  return parts.map((part) => known(`audit.verb.${verbNamed(part)}`)).find((verb) => verb !== null) ?? null;
}

const codeShape = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

/** A code by its own word, by that of the act it is the end of, `CREATED`, or at least as words. */
export function codeIn(code: string, known: Known): string | null {
  if (!codeShape.test(code)) return null;
  const lower = code.toLowerCase();
  const verbs = [lower, lower.slice(0, -1), lower.slice(0, -2)].map((verb) => known(`audit.verb.${verbNamed(verb)}`));
  const asWords = `${code[0]}${lower.slice(1).replaceAll("_", " ")}`;
  return known(`kind.${code}.name`) ?? known(`audit.code.${code}`) ?? verbs.find((verb) => verb !== null) ?? asWords;
}
