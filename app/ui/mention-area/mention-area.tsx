import { useEffect, useId, useRef, type TextareaHTMLAttributes } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { joinClasses } from "../class-names/join-classes.ts";
import { FieldFrame, controlClass } from "../field/field-frame.tsx";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { useField } from "../field/use-field.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import classes from "./mention-area.module.css";
import { useMentions, type Mentionable, type SearchMentionable } from "./use-mentions.ts";

export type MentionAreaProps = FieldTexts &
  TextareaHTMLAttributes<HTMLTextAreaElement> & {
    name: string;
    /** The field under which the ids of those who are named are sent. */
    mentionsName: string;
    /** Who is named in the text already. */
    defaultMentions?: readonly Mentionable[];
    search: SearchMentionable;
    /** Names the list of people. */
    listLabel: string;
    /** Said aloud when the list opens: how many people there are, and how to choose. */
    foundText: (count: number) => string;
  };

/**
 * Several lines of text in which an `@` offers people. What is sent is the text with their names, and their ids beside it:
 * somebody whose name was taken out of the text again is still among them.
 */
export function MentionArea({
  mentionsName,
  defaultMentions = [],
  search,
  listLabel,
  foundText,
  className,
  ...props
}: MentionAreaProps) {
  const { field, control } = useField(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const mentions = useMentions(area, search, defaultMentions);
  const { open, found, active, look } = mentions;
  const list = useInSight(open ? found : null);
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <Field {...field} className={className}>
      <div className={classes.root}>
        <FieldFrame>
          <textarea
            rows={3}
            {...control}
            ref={area}
            className={joinClasses(controlClass, classes.area)}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open ? optionId(active) : undefined}
            onInput={look}
            onClick={look}
            onKeyUp={(event) => (event.key.startsWith("Arrow") || event.key === "Home" ? open || look() : undefined)}
            onKeyDown={mentions.onKeyDown}
            onBlur={mentions.close}
          />
        </FieldFrame>
        {open ? (
          <ul ref={list} id={listId} role="listbox" aria-label={listLabel} className={classes.list}>
            {found.map((person, index) => (
              <PersonOption
                key={person.id}
                id={optionId(index)}
                person={person}
                active={index === active}
                onChoose={() => mentions.choose(person)}
              />
            ))}
          </ul>
        ) : null}
        <VisuallyHidden>
          <span role="status">{open ? foundText(found.length) : ""}</span>
        </VisuallyHidden>
      </div>
      {mentions.chosen.map(({ id }) => (
        <input key={id} type="hidden" name={mentionsName} value={id} />
      ))}
    </Field>
  );
}

/** A list that may open below the edge of what is seen. */
function useInSight(shown: unknown) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (shown) list.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  return list;
}

type PersonOptionProps = { id: string; person: Mentionable; active: boolean; onChoose: () => void };

function PersonOption({ id, person: { name, description }, active, onChoose }: PersonOptionProps) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (active) line.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <li
      ref={line}
      id={id}
      role="option"
      aria-selected={active}
      className={classes.option}
      // The text keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Avatar name={name} size="small" />
      <span className={classes.name}>{name}</span>
      {description ? <span className={classes.description}>{description}</span> : null}
    </li>
  );
}
