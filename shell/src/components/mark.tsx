interface MarkProps {
  /** In pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** The portal's mark: the tooth of the splash and of the browser's tab. */
export function Mark({ size, className }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" fill="#0f766e" />
      <path
        d="M9 9c2-2 5-1 7 0 2-1 5-2 7 0 2 3 0 6-1 9l-2 6h-2l-1-5h-2l-1 5h-2l-2-6c-1-3-3-6 0-9z"
        fill="#fff"
      />
    </svg>
  );
}
