import { useState } from "react";
import type { CommandResult } from "../http/command.ts";

/** Somebody else was first: `holdRecord` refuses a change of what was not read as it is. */
export const changedMeanwhile = "platform.changed-meanwhile";

export type VersionRead = ReturnType<typeof useVersionRead>;

/**
 * The version a form was filled from. Fresher data below the form changes nothing of it, so that nobody's change is undone
 * unseen; once told that somebody was first, the form is of the version it was told, and so it is of one it has made.
 */
export function useVersionRead(filledFrom: number) {
  const [version, setVersion] = useState(filledFrom);
  const told = ({ done, value, error }: CommandResult) => {
    const said = done ? (value as { version?: unknown } | null)?.version : versionOf(error);
    if (typeof said === "number") setVersion(said);
  };
  return { version: String(version), told };
}

function versionOf(error: CommandResult["error"]) {
  return error?.code === changedMeanwhile ? error.params["version"] : undefined;
}
