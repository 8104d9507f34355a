import { useMemo, type ComponentType } from "react";
import {
  CairnProvider,
  GoalCard,
  GoalCheckIn,
  GoalList,
  GoalProgress,
  PraiseButton,
  PraiseCount,
  PraiseWall,
} from "#widgets/react/index.ts";
import { sampleSource } from "#widgets/samples.ts";
import type { WidgetKind } from "../domain/widgets.ts";
import type { WidgetPreviewProps } from "./widget-preview.tsx";

const elements: Readonly<Record<WidgetKind, ComponentType<Record<string, string>>>> = {
  "goal-list": GoalList as never,
  "goal-card": GoalCard as never,
  "goal-progress": GoalProgress as never,
  "goal-check-in": GoalCheckIn as never,
  "praise-wall": PraiseWall as never,
  "praise-button": PraiseButton as never,
  "praise-count": PraiseCount as never,
};

/** A widget in one of its states, answered by samples. */
export default function ShownWidget({ choice: { kind, attributes, theme }, state, language }: WidgetPreviewProps) {
  const source = useMemo(() => sampleSource(state), [state]);
  const Element = elements[kind];
  const { "goal-id": goalId, ...rest } = attributes;
  return (
    <div lang={language}>
      <CairnProvider cairn={location.origin} company="-" source={source}>
        <Element key={`${kind} ${state} ${language}`} {...rest} {...(goalId ? { goalId } : {})} theme={theme} />
      </CairnProvider>
    </div>
  );
}
