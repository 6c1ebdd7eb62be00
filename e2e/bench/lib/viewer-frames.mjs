// All run in the page. A frame counts until its pixels can be read, so that drawing is measured and not the asking for it.

/** Resolves when what is asked for now can be read. */
export async function shownFrame() {
  const gl = document.querySelector('main canvas').getContext('webgl2');
  const frame = () => new Promise((settle) => requestAnimationFrame(settle));
  await frame();
  await frame();
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
}

/** Milliseconds for each stage that the slider is dragged through, to the end and back. */
export async function stageFrames() {
  const input = document.querySelector('main input[type=range]');
  const gl = document.querySelector('main canvas').getContext('webgl2');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const frame = () => new Promise((settle) => requestAnimationFrame(settle));
  const count = Number(input.max);
  const stages = Array.from({ length: 2 * count }, (_, at) => (at < count ? at + 1 : 2 * count - at - 1));
  const times = [];
  for (const stage of stages) {
    const start = performance.now();
    setValue.call(input, String(stage));
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await frame();
    await frame();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    times.push(performance.now() - start);
  }
  return times;
}

/** The same for so many triangles in one mesh that stands still, in a canvas of the same size, without any library; and from nothing to the first frame. */
export async function bareFrames({ triangles, rounds }) {
  const like = document.querySelector('main canvas');
  const begin = performance.now();
  const canvas = Object.assign(document.createElement('canvas'), { width: like.width, height: like.height });
  canvas.style.cssText = 'position:fixed;inset:0;z-index:9999';
  document.body.append(canvas);
  const gl = canvas.getContext('webgl2', { antialias: true });
  const shader = (type, source) => {
    const made = gl.createShader(type);
    gl.shaderSource(made, source);
    gl.compileShader(made);
    return made;
  };
  const program = gl.createProgram();
  gl.attachShader(
    program,
    shader(
      gl.VERTEX_SHADER,
      '#version 300 es\nin vec3 p; out vec3 n; void main() { n = normalize(p); gl_Position = vec4(p * 0.6, 1.0); }',
    ),
  );
  gl.attachShader(
    program,
    shader(
      gl.FRAGMENT_SHADER,
      '#version 300 es\nprecision highp float; in vec3 n; out vec4 c; void main() { c = vec4(vec3(0.4 + 0.6 * max(0.0, dot(normalize(n), vec3(0.5, 0.6, 0.6)))), 1.0); }',
    ),
  );
  gl.linkProgram(program);
  gl.useProgram(program);
  const side = Math.round(Math.sqrt(triangles / 2));
  const points = new Float32Array((side + 1) ** 2 * 3);
  const indices = new Uint32Array(side * side * 6);
  for (let row = 0, at = 0; row <= side; row++)
    for (let column = 0; column <= side; column++, at += 3) {
      const [u, v] = [(row / side) * Math.PI, (column / side) * 2 * Math.PI];
      points.set([Math.sin(u) * Math.cos(v), Math.cos(u), Math.sin(u) * Math.sin(v)], at);
    }
  for (let row = 0, at = 0; row < side; row++)
    for (let column = 0; column < side; column++, at += 6) {
      const a = row * (side + 1) + column;
      indices.set([a, a + 1, a + side + 1, a + 1, a + side + 2, a + side + 1], at);
    }
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, points, gl.STATIC_DRAW);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
  const place = gl.getAttribLocation(program, 'p');
  gl.enableVertexAttribArray(place);
  gl.vertexAttribPointer(place, 3, gl.FLOAT, false, 0, 0);
  gl.enable(gl.DEPTH_TEST);
  const frame = () => new Promise((settle) => requestAnimationFrame(settle));
  const times = [];
  let first = 0;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await frame();
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.drawElements(gl.TRIANGLES, indices.length, gl.UNSIGNED_INT, 0);
    await frame();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    first ||= performance.now() - begin;
    times.push(performance.now() - start);
  }
  canvas.remove();
  return { first, times };
}
