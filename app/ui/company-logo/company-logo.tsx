import classes from "./company-logo.module.css";

export interface CompanyLogoProps {
  /** Where the picture is. */
  src: string;
  /** Said aloud where the company's name does not stand beside it. */
  label?: string;
  size?: "small" | "large";
}

/** A company's own logo. On dark ground it stands on a light plate, for most logos are drawn for white. */
export function CompanyLogo({ src, label = "", size = "small" }: CompanyLogoProps) {
  return <img src={src} alt={label} className={classes.logo} data-size={size} />;
}
