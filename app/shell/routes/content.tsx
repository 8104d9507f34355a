import { Outlet } from "@remix-run/react";
import { ErrorText } from "#app/shell/components/error-screen.tsx";

/** The screen within the frame: what goes wrong with it leaves the frame as it is. */
export default function ContentRoute() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorText />;
}
