/** Turns antd's barrel into one of whole-package requests, so that each component can be shared by its own name. */
module.exports = (source) =>
  source.replace(/from '\.\//g, "from 'antd/es/").replace(/from "\.\//g, 'from "antd/es/');
