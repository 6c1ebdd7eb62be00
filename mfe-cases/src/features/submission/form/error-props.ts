/** Of a form's item: what the server said is wrong with it. */
export function errorProps(error: string | undefined) {
  return error === undefined ? {} : { help: error, validateStatus: 'error' as const };
}
