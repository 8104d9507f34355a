import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { SampleState } from "#widgets/samples.ts";
import type { WidgetChoice } from "../domain/snippet.ts";

export type WidgetPreviewProps = { choice: WidgetChoice; state: SampleState; language: string };

const Shown = lazyPart(() => import("./shown-widget.tsx"));

/** The widget itself, as a site would show it. Elements live in browsers alone, so it comes after the page. */
export function WidgetPreview(props: WidgetPreviewProps) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!alive) return null;
  return (
    <Suspense fallback={null}>
      <Shown {...props} />
    </Suspense>
  );
}
