import { IconColumns3 } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../button/button.tsx";
import type { ColumnChoicesProps } from "./column-choices.tsx";

const loadChoices = () => import("./column-choices.tsx");
const ColumnChoices = lazy(async () => ({ default: (await loadChoices()).ColumnChoices }));

export type ColumnPickerProps = ColumnChoicesProps;

/** Chooses which columns of a table are in sight. The choices are fetched when somebody reaches for them. */
export function ColumnPicker(props: ColumnPickerProps) {
  const [wanted, setWanted] = useState(false);
  const trigger = (
    <Button
      icon={<IconColumns3 aria-hidden="true" />}
      aria-haspopup="dialog"
      onPointerEnter={() => void loadChoices()}
      onFocus={() => void loadChoices()}
      onClick={() => setWanted(true)}
    >
      {props.label}
    </Button>
  );
  return wanted ? (
    <Suspense fallback={trigger}>
      <ColumnChoices {...props} />
    </Suspense>
  ) : (
    trigger
  );
}
