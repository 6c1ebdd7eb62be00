// What the portal uses of React Router, by name: the shell shares this entry point instead of the whole library, so that only these
// parts are in its first script. Add a name here when a page needs it; that is an addition to the platform.
export {
  BrowserRouter,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Route,
  Router,
  Routes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { Location, NavigateFunction, NavigationType, RouteObject, To } from 'react-router-dom';
