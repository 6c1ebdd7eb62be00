let answer: boolean | undefined;

/** Whether this browser can draw in 3D; asked once, before anything is loaded for it. */
export function hasWebGl(): boolean {
  answer ??= ask();
  return answer;
}

function ask(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return Boolean(context);
}
