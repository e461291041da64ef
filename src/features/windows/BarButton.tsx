interface Props {
  name: string;
  /** The drawing, in a box of 24 by 24. */
  path: string;
  className?: string;
  expanded?: boolean;
  onPress: () => void;
}

/** A button of a window that is a drawing. */
export function BarButton({ name, path, className = '', expanded, onPress }: Props) {
  return (
    <button
      type="button"
      className={`window-button ${className}`}
      aria-label={name}
      aria-expanded={expanded}
      data-tooltip={name}
      onClick={onPress}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
