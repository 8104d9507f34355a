import { Suspense } from "react";
import type { LoadedCard } from "#app/platform/contributions/home-card.ts";
import { HomeCardPart } from "#app/shell/components/home-cards.tsx";

/** Cards of rooms, each loaded when first shown. */
export function CardGroup({ cards }: { cards: readonly LoadedCard[] }) {
  return cards.map(({ name, data }) => (
    <Suspense key={name} fallback={null}>
      <HomeCardPart name={name} data={data} />
    </Suspense>
  ));
}
