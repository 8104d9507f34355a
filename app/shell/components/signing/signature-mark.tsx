import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { DocumentAsks, DocumentStanding } from "#app/platform/signatures/document-state.ts";
import { Chip, type Tone } from "#app/ui/chip/chip.tsx";

const tones: Record<DocumentStanding, Tone> = {
  OPEN: "blue",
  ACKNOWLEDGED: "green",
  SIGNED: "green",
  SIGNED_WITH_DISAGREEMENT: "orange",
  REFUSED: "red",
  EXPIRED: "grey",
  WITHDRAWN: "grey",
};

/** Where a document stands, as a chip. */
export function SignatureMark({ standing, asks }: { standing: DocumentStanding; asks: DocumentAsks }) {
  const { t } = useTranslation("shell");
  const key = standing === "OPEN" && asks === "ACKNOWLEDGEMENT" ? "TO_ACKNOWLEDGE" : standing;
  return <Chip tone={tones[standing]}>{t(`signing.standing.${key}`)}</Chip>;
}
