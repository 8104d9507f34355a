import { useEffect, useState } from "react";

const keptName = (token: string) => `cairn.review.outside.${token.slice(0, 12)}`;

/** What somebody outside types: kept in their browser until it is sent, for they have no account to keep it in. */
export function useDraft(token: string, sent: Readonly<Record<string, string>>) {
  const [values, setValues] = useState(sent);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    const kept = keptIn(token);
    if (kept) setValues((now) => ({ ...kept, ...now }));
  }, [token]);
  const change = (field: string, value: string) => {
    const next = { ...values, [field]: value };
    setValues(next);
    setChanged(true);
    keep(token, next);
  };
  return { values, changed, change, versionOf: () => 0, now: () => undefined, conflict: null, settle: () => undefined };
}

function keep(token: string, values: Readonly<Record<string, string>>): void {
  try {
    localStorage.setItem(keptName(token), JSON.stringify(values));
  } catch {
    // A browser that keeps nothing is no reason to lose what stands on the screen.
  }
}

function keptIn(token: string): Record<string, string> | null {
  try {
    return JSON.parse(localStorage.getItem(keptName(token)) ?? "null") as Record<string, string> | null;
  } catch {
    return null;
  }
}
