import styles from './records.module.css';

/** A file's name, in its own direction but where the language begins its lines. */
export function FileName({ name }: { name: string }) {
  return (
    <span className={styles.name}>
      <bdi>{name}</bdi>
    </span>
  );
}
