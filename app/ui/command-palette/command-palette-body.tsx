import { IconSearch } from "@tabler/icons-react";
import { useEffect, useId, useState, type KeyboardEvent } from "react";
import { KeyHint } from "../key-hint/key-hint.tsx";
import { UiLink } from "../link/link.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { nextIndex, type Command } from "./command-groups.ts";
import type { CommandPaletteProps } from "./command-palette.tsx";
import { useCommandSearch } from "./use-command-search.ts";
import classes from "./command-palette.module.css";

interface CommandLineProps {
  id: string;
  command: Command;
  selected: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function CommandLine({ id, command, selected, onPoint, onChoose }: CommandLineProps) {
  const shared = {
    id,
    role: "option",
    "aria-selected": selected,
    tabIndex: -1,
    className: classes.command,
    onMouseMove: onPoint,
    onClick: onChoose,
  } as const;
  const face = (
    <>
      {command.icon}
      <span className={classes.text}>
        <span>{command.label}</span>
        {command.description ? <span className={classes.description}>{command.description}</span> : null}
      </span>
      {command.hint ? <KeyHint keys={command.hint} /> : null}
    </>
  );
  if (command.href === undefined) return <div {...shared}>{face}</div>;
  return (
    <UiLink href={command.href} {...shared}>
      {face}
    </UiLink>
  );
}

type BodyProps = Omit<CommandPaletteProps, "opened">;

/** Keeps the chosen line in sight. */
function useScrollToChosen(id: string | undefined) {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [id]);
}

/** What was typed, what was found, and which of it the arrows have reached. */
function useChoosing(groups: BodyProps["groups"], onSearch: BodyProps["onSearch"]) {
  const listId = useId();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const search = useCommandSearch(groups, onSearch, query);
  const commands = search.groups.flatMap((group) => group.commands);
  const index = Math.min(chosen, commands.length - 1);
  const idOf = (place: number) => `${listId}-${place}`;
  const activeId = index < 0 ? undefined : idOf(index);
  useScrollToChosen(activeId);
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && activeId) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setChosen(nextIndex(index, event.key, commands.length));
  };
  const type = (text: string) => {
    setQuery(text);
    setChosen(0);
  };
  return { listId, query, type, search, commands, index, idOf, activeId, press, setChosen };
}

type SearchLineProps = Pick<BodyProps, "label" | "placeholder"> & { choosing: ReturnType<typeof useChoosing> };

/** Where one types; the arrows choose among what is listed below, and focus stays here. */
function SearchLine({ label, placeholder, choosing }: SearchLineProps) {
  const { listId, query, type, search, commands, activeId, press } = choosing;
  return (
    <div className={classes.search}>
      {search.loading ? <Spinner /> : <IconSearch aria-hidden="true" />}
      <input
        data-autofocus
        className={classes.input}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={commands.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={query}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
      />
    </div>
  );
}

/** The inside of the palette; it starts afresh each time it opens. */
export function CommandPaletteBody({ label, placeholder, emptyText, groups, onSearch, onClose }: BodyProps) {
  const choosing = useChoosing(groups, onSearch);
  const { listId, search, commands, index, idOf, setChosen } = choosing;
  const choose = (command: Command) => {
    command.onSelect?.();
    onClose();
  };
  let place = -1;
  return (
    <>
      <SearchLine label={label} placeholder={placeholder} choosing={choosing} />
      <div className={classes.results}>
        <div id={listId} role="listbox" aria-label={label}>
          {search.groups.map((group) => (
            <div key={group.id} role="group" aria-label={group.label} className={classes.group}>
              <p className={classes.heading} aria-hidden="true">
                {group.label}
              </p>
              {group.commands.map((command) => {
                const here = ++place;
                return (
                  <CommandLine
                    key={command.id}
                    id={idOf(here)}
                    command={command}
                    selected={here === index}
                    onPoint={() => setChosen(here)}
                    onChoose={() => choose(command)}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {commands.length === 0 && !search.loading ? (
          <p className={classes.empty} role="status">
            {emptyText}
          </p>
        ) : null}
      </div>
    </>
  );
}
