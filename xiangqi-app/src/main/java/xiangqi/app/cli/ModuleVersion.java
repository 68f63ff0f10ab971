package xiangqi.app.cli;

import picocli.CommandLine.IVersionProvider;

/// The version that the build wrote into the module.
final class ModuleVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = getClass().getModule().getDescriptor().rawVersion().orElse("(not packaged)");
        return new String[] {"chuhe " + version};
    }
}
