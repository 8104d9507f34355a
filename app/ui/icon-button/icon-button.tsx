import { forwardRef, type ButtonHTMLAttributes, type ReactNode, type Ref } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import { UiLink } from "../link/link.tsx";
import classes from "./icon-button.module.css";

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** What it does, for screen readers and as the native hint. */
  label: string;
  icon: ReactNode;
  tone?: "quiet" | "secondary" | "primary";
  size?: "small" | "medium";
  href?: string;
}

/** An action known by its icon; the label is always there for those who cannot see it. */
export const IconButton = forwardRef<HTMLButtonElement | HTMLAnchorElement, IconButtonProps>(function IconButton(
  { label, icon, tone = "quiet", size = "medium", href, className, ...rest },
  ref,
) {
  const look = {
    className: joinClasses(classes.root, className),
    "data-tone": tone === "quiet" ? undefined : tone,
    "data-size": size === "medium" ? undefined : size,
    "aria-label": label,
    title: label,
  };
  if (href !== undefined) {
    return (
      <UiLink ref={ref as Ref<HTMLAnchorElement>} href={href} {...(rest as object)} {...look}>
        {icon}
      </UiLink>
    );
  }
  return (
    <button ref={ref as Ref<HTMLButtonElement>} type="button" {...rest} {...look}>
      {icon}
    </button>
  );
});
