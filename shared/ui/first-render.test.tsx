import { render } from '@testing-library/react';
import { Button, Dropdown, Tooltip } from 'antd';
import { Profiler, type ReactElement } from 'react';

// What a component sets as it mounts, React draws before the first paint: a page of buttons is drawn twice, and its effects run between.
it.each<[string, ReactElement]>([
  ['button', <Button key="button">Send</Button>],
  [
    'closed menu',
    <Dropdown key="menu" menu={{ items: [{ key: 'one', label: 'One' }] }}>
      <a href="/">More</a>
    </Dropdown>,
  ],
  [
    'closed tooltip',
    <Tooltip key="tooltip" title="Why">
      <span>Who</span>
    </Tooltip>,
  ],
])('a %s of antd, as it is patched, is rendered once before it is painted', (_what, element) => {
  const rendered = jest.fn();
  render(
    <Profiler id="page" onRender={(_id, phase) => rendered(phase)}>
      {element}
    </Profiler>,
  );
  expect(rendered.mock.calls).toEqual([['mount']]);
});
