export type SnackbarTone = "success" | "error" | "warning" | "info";

export interface SnackbarMessage {
  id: number;
  tone: SnackbarTone;
  text: string;
  action?: { label: string; onSelect: () => void } | undefined;
  /** What it is about: it takes the place of what was said of that before. */
  about?: string | undefined;
  /** Milliseconds until it goes by itself; null stays until closed. */
  lasts: number | null;
}

export type ShowSnackbarInput = Omit<SnackbarMessage, "id" | "lasts" | "tone"> & {
  tone?: SnackbarTone;
  lasts?: number | null;
};

/** At most three at once, so that they never cover the page. */
const most = 3;

/** Errors stay until closed, and what can be undone stays longer. */
function lastsByDefault(input: ShowSnackbarInput): number | null {
  if (input.tone === "error") return null;
  return input.action ? 9000 : 5000;
}

export function addMessage(list: readonly SnackbarMessage[], id: number, input: ShowSnackbarInput) {
  const lasts = input.lasts === undefined ? lastsByDefault(input) : input.lasts;
  const message: SnackbarMessage = { ...input, tone: input.tone ?? "success", id, lasts };
  const others = list.filter(({ about }) => about === undefined || about !== input.about);
  return [...others, message].slice(-most);
}

export function removeMessage(list: readonly SnackbarMessage[], id: number) {
  return list.filter((message) => message.id !== id);
}
