export type UnseenFieldsProps = { values: Readonly<Record<string, string | undefined>> };

/** What fields that are still to come hold, so that a form sent meanwhile says it all the same; empty ones say nothing. */
export function UnseenFields({ values }: UnseenFieldsProps) {
  return (
    <>
      {Object.entries(values).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
    </>
  );
}
