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
