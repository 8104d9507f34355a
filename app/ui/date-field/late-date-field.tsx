import { Suspense } from "react";
import { lazyPart } from "../lazy-part/lazy-part.tsx";
import { UnseenFields } from "../lazy-part/unseen-fields.tsx";
import type { DateFieldProps } from "./date-field.tsx";

const DateField = lazyPart(async () => ({ default: (await import("./date-field.tsx")).DateField }));

/** A `DateField` where few ever see one, as among filters: fetched when it is first shown. */
export function LateDateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<UnseenFields values={{ [props.name]: props.defaultValue }} />}>
      <DateField {...props} />
    </Suspense>
  );
}
