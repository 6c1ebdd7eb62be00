import { waitFor } from '@testing-library/react';

/** Stands in for how browsers save files. Answers, once the page has saved one, its name and its text with the mark in front. */
export function catchSavedFile(): () => Promise<{ readonly name: string; readonly text: string }> {
  let blob: Blob | undefined;
  let name: string | undefined;
  URL.createObjectURL = (made: Blob) => ((blob = made), 'blob:saved');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  return async () => {
    await waitFor(() => expect(name).toBeDefined());
    return { name: name!, text: await textOf(blob!) };
  };
}

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
}
