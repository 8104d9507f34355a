import { Suspense } from "react";
import { useRoomParts } from "./room-parts.tsx";
import { useFrameScreens } from "./use-screens.ts";

/** What other rooms have to show of this record, where the person has those rooms. */
export function RecordSections({ about, record, data }: { about: string; record: string; data?: unknown }) {
  const { sections } = useRoomParts();
  const open = new Set(useFrameScreens().map(({ key }) => key));
  return sections
    .filter((section) => section.about === about && open.has(section.module))
    .map(({ module, Part }) => (
      <Suspense key={`${module} ${record}`} fallback={null}>
        <Part record={record} data={data as never} />
      </Suspense>
    ));
}
