import { createRoot } from 'react-dom/client';
import { OpsApp } from './ops-app';
import './ops.css';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
createRoot(element).render(<OpsApp />);
