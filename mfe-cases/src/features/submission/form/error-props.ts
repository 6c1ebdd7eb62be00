/** Props of a form item that show the server's refusal of its field. */
export function errorProps(error: string | undefined) {
  return error === undefined ? {} : { help: error, validateStatus: 'error' as const };
}
