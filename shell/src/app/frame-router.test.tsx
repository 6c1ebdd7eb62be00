import { useLocation, useNavigate } from '@portal/shared/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FrameRouter } from './frame-router';

let drawn: FrameRequestCallback | undefined;
beforeEach(() => {
  window.history.replaceState(null, '', '/cases');
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    drawn = callback;
    return 1;
  });
});
afterEach(() => {
  drawn = undefined;
  jest.restoreAllMocks();
});

function Frame() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/doctors')}>{useLocation().pathname}</button>;
}

test('the frame follows what happens to the address elsewhere once the page has been drawn', async () => {
  render(<Frame />, { wrapper: FrameRouter });
  window.history.pushState(null, '', '/cases/1');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByRole('button')).toHaveTextContent('/cases');
  expect(screen.queryByText('/cases/1')).not.toBeInTheDocument();
  drawn?.(0);
  expect(await screen.findByText('/cases/1')).toBeVisible();
});

test('the frame does not follow an address of a moment that nobody was told of, as when Back is taken back', async () => {
  render(<Frame />, { wrapper: FrameRouter });
  window.history.pushState(null, '', '/cases/1');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  window.history.replaceState(null, '', '/chat');
  drawn?.(0);
  expect(await screen.findByText('/cases/1')).toBeVisible();
});

test('a press in the frame is not taken back by what happened before it', async () => {
  render(<Frame />, { wrapper: FrameRouter });
  window.history.pushState(null, '', '/cases/1');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await userEvent.click(screen.getByRole('button'));
  drawn?.(0);
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.getByText('/doctors')).toBeVisible();
});

test('what is pressed in the frame is answered at once, also where each navigation is reported as a pop', async () => {
  const push = window.history.pushState.bind(window.history);
  jest.spyOn(window.history, 'pushState').mockImplementation((...args) => {
    push(...args);
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
  });
  render(<Frame />, { wrapper: FrameRouter });
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('/doctors')).toBeVisible();
  expect(drawn).toBeUndefined();
});
