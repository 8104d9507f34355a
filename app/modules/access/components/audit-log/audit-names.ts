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
  Organization: "Company",
  ViewedPerson: "Employee",
  FeedbackAsk: "FeedbackRequest",
};

export const verbNamed = (word: string) => sameVerb[word] ?? word;
export const kindNamed = (kind: string) => sameKind[kind] ?? kind;

const codeShape = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

/** A code by its own word, by that of the act it is the end of, `CREATED`, or at least as words. */
export function codeIn(code: string, known: (key: string) => string | null): string | null {
  if (!codeShape.test(code)) return null;
  const lower = code.toLowerCase();
  const verbs = [lower, lower.slice(0, -1), lower.slice(0, -2)].map((verb) => known(`audit.verb.${verbNamed(verb)}`));
  const asWords = `${code[0]}${lower.slice(1).replaceAll("_", " ")}`;
  return known(`kind.${code}.name`) ?? known(`audit.code.${code}`) ?? verbs.find((verb) => verb !== null) ?? asWords;
}
