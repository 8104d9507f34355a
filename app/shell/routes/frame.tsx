import { Outlet, useLoaderData, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { Frame } from "#app/shell/components/frame.tsx";
import { OpenPanel } from "#app/shell/components/panels.tsx";
import { ErrorScreen } from "#app/shell/components/error-screen.tsx";
import { RecordScreens } from "#app/platform/contributions/record-links.ts";
import { leavesByItself } from "#app/platform/http/leaves-by-itself.ts";
import { loadFrame } from "#app/shell/frame.server.ts";

export { loadFrame as loader };

/** Moving from page to page keeps the frame; a change, or another panel, asks for it anew. */
export function shouldRevalidate({
  formMethod,
  formData,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (leavesByItself(formData)) return false;
  if (formMethod && formMethod !== "GET") return defaultShouldRevalidate;
  const panel = (url: URL) => url.searchParams.get("panelStack");
  return panel(currentUrl) !== panel(nextUrl) || (currentUrl.href === nextUrl.href && defaultShouldRevalidate);
}

export default function FrameRoute() {
  const data = useLoaderData<typeof loadFrame>();
  return (
    <RecordScreens value={data.recordScreens}>
      <Frame data={data}>
        <Outlet />
        <OpenPanel panel={data.panel} />
      </Frame>
    </RecordScreens>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
