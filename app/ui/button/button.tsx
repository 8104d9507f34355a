import { forwardRef, type ButtonHTMLAttributes, type ReactNode, type Ref } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import { UiLink } from "../link/link.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import classes from "./button.module.css";

export type ButtonTone = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "medium";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Shows a spinner in place of the icon and refuses presses. */
  loading?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  fullWidth?: boolean;
  /** Renders a link that looks like a button. */
  href?: string;
  target?: string;
  rel?: string;
  download?: boolean | string;
}

function look({ tone = "secondary", size = "medium", fullWidth, className }: ButtonProps) {
  return {
    className: joinClasses(classes.root, className),
    "data-tone": tone,
    "data-size": size === "medium" ? undefined : size,
    "data-full": fullWidth || undefined,
  };
}

function Content({ loading, icon, iconEnd, children }: ButtonProps) {
  const start = loading ? <Spinner /> : icon;
  return (
    <>
      {start ? <span className={classes.icon}>{start}</span> : null}
      {children}
      {iconEnd ? <span className={classes.iconEnd}>{iconEnd}</span> : null}
    </>
  );
}

/** An action. `type` is "button" unless told otherwise, so it never submits a form by accident. */
export const Button = forwardRef<HTMLButtonElement | HTMLAnchorElement, ButtonProps>(function Button(props, ref) {
  const { tone, size, loading, icon, iconEnd, fullWidth, href, target, rel, download, ...rest } = props;
  if (href !== undefined && !rest.disabled) {
    const anchor = { href, target, rel, download, ...(rest as object) };
    return (
      <UiLink ref={ref as Ref<HTMLAnchorElement>} {...anchor} {...look(props)}>
        <Content {...props} />
      </UiLink>
    );
  }
  return (
    <button
      ref={ref as Ref<HTMLButtonElement>}
      type="button"
      {...rest}
      {...look(props)}
      disabled={rest.disabled || loading}
      aria-busy={loading || undefined}
    >
      <Content {...props} />
    </button>
  );
});
