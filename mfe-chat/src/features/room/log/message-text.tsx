import { linkParts } from '../../../domain/link-parts';
import styles from '../room.module.css';

/** A message's words in the direction they are written in. Addresses open only when clicked, in a tab that knows nothing of this one. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className={styles.text}>
      {linkParts(text).map((part, i) =>
        part.href === undefined ? (
          part.text
        ) : (
          <a key={i} href={part.href} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}
