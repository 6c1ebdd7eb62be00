// npm run bench:addresses: how quickly a company's addresses answer a person, with 999 of them, 100 rows a page and the CPU slowed
// down four times: a sort, the next page, opening the form, and a key in its city; each against the call of the whole list made bare
// in the same run; and the interaction to next paint, as the browser itself measures it (event timing).
import { answer, areOtherRows, bareCall, measurePage } from './lib/interactions.mjs';

const ADDRESSES = 999;
const CALL = `/address?page=1&paginate=${ADDRESSES}`;

await measurePage({
  title: `Page of ${ADDRESSES} addresses`,
  ports: { portal: 18_297, api: 18_298 },
  prepare: [fillAddresses, ADDRESSES],
  workThrough,
});

/** In the page: makes addresses until the company has as many as a lookup reads. */
async function fillAddresses(count) {
  const authorization = `Bearer ${localStorage.getItem('portal.session.accessToken')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const { total } = await (await fetch('/api/client/address?page=1&paginate=1', { headers })).json();
  for (let number = total; number < count; number++) {
    const address = {
      typeId: 2,
      ownerType: 'clinic',
      // The newest is not the first by name, so that a sort shows.
      title: `Clinic ${count * 2 - number}`,
      countryId: 276,
      city: 'Berlin',
      state: 'Berlin',
      street: `Street ${number}`,
      zipCode: '10117',
      phone: '+49 30 1234',
    };
    const body = JSON.stringify(address);
    const { status } = await fetch('/api/client/address', { method: 'POST', headers, body });
    if (status !== 201) throw new Error(`An address was answered by ${status}`);
  }
}

async function workThrough(page, origin) {
  await page.goto(`${origin}/profile/addresses?rows=100`);
  await page.locator('main [aria-rowcount="101"] tbody tr[data-row-key]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const main = page.locator('main');
  const results = [];
  const time = async (what, target, isThere) =>
    results.push([what, { ...(await answer(page, target, isThere)), bare: await bareCall(page, CALL) }]);
  await time('sort by name', main.getByRole('columnheader', { name: 'Full Name' }), areOtherRows);
  await time('next page', main.getByTitle('2', { exact: true }), areOtherRows);
  await time('opening the form', main.getByRole('button', { name: 'Add address' }), isForm);
  await time('opening the countries', page.getByRole('combobox', { name: 'Country' }), isList);
  return results;
}

/** In the page: what each click leads to. */
function isForm() {
  return document.querySelector('[role=dialog] form input');
}
function isList() {
  return document.querySelector('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item');
}
