import { IconSearch } from "@tabler/icons-react";
import { KeyHint } from "../key-hint/key-hint.tsx";
import classes from "./search-trigger.module.css";

export interface SearchTriggerProps {
  label: string;
  keys?: readonly string[];
  onClick: () => void;
}

/** Looks like a search field and opens the command palette. */
export function SearchTrigger({ label, keys, onClick }: SearchTriggerProps) {
  return (
    <button type="button" className={classes.root} aria-haspopup="dialog" onClick={onClick}>
      <IconSearch aria-hidden="true" />
      <span className={classes.label}>{label}</span>
      {keys ? (
        <span className={classes.keys} aria-hidden="true">
          <KeyHint keys={keys} />
        </span>
      ) : null}
    </button>
  );
}
