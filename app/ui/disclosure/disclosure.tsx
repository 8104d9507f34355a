import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";

export interface DisclosureProps {
  className?: string | undefined;
  triggerClassName?: string | undefined;
  /** What opens it, where its style does not draw it; its name for screen readers where it shows none. */
  trigger?: ReactNode;
  label?: string | undefined;
  /** Told when somebody is about to open it, and when it opens. */
  onNear?: (() => void) | undefined;
  /** Whether it is open on a page that has just been loaded. */
  opened?: boolean | undefined;
  children: ReactNode;
}

/** Something behind a button, opened by the platform and so before any script; Escape, a press or focus elsewhere closes it. */
export function Disclosure({ className, triggerClassName, trigger, label, onNear, opened, children }: DisclosureProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    const pressOutside = ({ target }: PointerEvent) => {
      // What an overlay shows for a field inside lies outside of it in the page.
      if (!(target as Element).isConnected || (target as Element).closest("[data-portal]")) return;
      if (!root.current?.contains(target as Node)) root.current?.removeAttribute("open");
    };
    document.addEventListener("pointerdown", pressOutside);
    return () => document.removeEventListener("pointerdown", pressOutside);
  }, []);
  // Whoever opened it before the page came alive is near as well.
  useEffect(() => {
    if (root.current?.open) near.current?.();
  }, []);
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget || (relatedTarget as Element).closest("[data-portal]")) return;
    if (!root.current?.contains(relatedTarget)) root.current?.removeAttribute("open");
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !root.current?.open) return;
    event.stopPropagation();
    root.current.open = false;
    root.current.querySelector("summary")?.focus();
  };
  return (
    <details ref={root} className={className} onBlur={leave} onKeyDown={press} onToggle={onNear} open={opened}>
      <summary className={triggerClassName} aria-label={label} title={label} onPointerEnter={onNear} onFocus={onNear}>
        {trigger}
      </summary>
      {children}
    </details>
  );
}
