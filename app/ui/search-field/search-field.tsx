import { IconSearch } from "@tabler/icons-react";
import { forwardRef, type InputHTMLAttributes } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import { FieldFrame, controlClass } from "../field/field-frame.tsx";
import { Field } from "../field/field.tsx";
import { useField } from "../field/use-field.ts";
import { KeyHint } from "../key-hint/key-hint.tsx";
import classes from "./search-field.module.css";

export type SearchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  name: string;
  /** For screen readers; also the placeholder unless another is given. */
  label: string;
  /** A key that leads here, shown as a hint. */
  shortcut?: string;
};

/** Searching within a list; stands in a GET form, so that the search lives in the address. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { shortcut, className, ...props },
  ref,
) {
  const { field, control } = useField(props);
  return (
    <Field {...field} hideLabel className={joinClasses(classes.search, className)}>
      <FieldFrame start={<IconSearch aria-hidden="true" />} end={shortcut ? <KeyHint keys={[shortcut]} /> : null}>
        <input
          ref={ref}
          placeholder={props.label}
          autoComplete="off"
          {...control}
          type="search"
          className={controlClass}
        />
      </FieldFrame>
    </Field>
  );
});
