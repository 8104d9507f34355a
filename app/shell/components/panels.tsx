import { Suspense } from "react";
import { useLocation } from "@remix-run/react";
import { parsePanelStack, withPanelStack, type PanelEntry } from "#app/platform/contributions/panel.ts";
import { useRoomParts } from "./room-parts.tsx";

/** The panel on top of the stack in the address, with what the server loaded for it. */
export function OpenPanel({ panel }: { panel: (PanelEntry & { data: unknown }) | null }) {
  const { panels } = useRoomParts();
  const location = useLocation();
  if (!panel) return null;
  const Panel = panels[panel.type];
  if (!Panel) return null;
  const stack = parsePanelStack(new URLSearchParams(location.search).get("panelStack"));
  return (
    <Suspense fallback={null}>
      <Panel
        key={`${panel.type}:${panel.id}`}
        id={panel.id}
        data={panel.data}
        closeHref={withPanelStack(location, [])}
        backHref={stack.length > 1 ? withPanelStack(location, stack.slice(0, -1)) : null}
      />
    </Suspense>
  );
}
