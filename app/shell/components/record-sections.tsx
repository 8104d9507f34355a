import { createContext, Suspense, useContext } from "react";
import type { RecordSection } from "#app/platform/contributions/record-section.ts";
import { useFrameScreens } from "./use-screens.ts";

const Registry = createContext<readonly RecordSection[]>([]);
export const RecordSectionsProvider = Registry.Provider;

/** What other rooms have to show of this record, where the person has those rooms. */
export function RecordSections({ about, record, data }: { about: string; record: string; data?: unknown }) {
  const sections = useContext(Registry);
  const open = new Set(useFrameScreens().map(({ key }) => key));
  return sections
    .filter((section) => section.about === about && open.has(section.module))
    .map(({ module, Part }) => (
      <Suspense key={`${module} ${record}`} fallback={null}>
        <Part record={record} data={data as never} />
      </Suspense>
    ));
}
